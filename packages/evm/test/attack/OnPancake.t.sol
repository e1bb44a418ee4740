// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchTest} from "../fairlaunch/FairLaunch.t.sol";
import {PresaleTest} from "../Presale.t.sol";
import {ListingAttackTest} from "./ListingAttack.t.sol";
import {ListingOwnerTest} from "./ListingOwner.t.sol";
import {ListingProfitTest} from "./ListingProfit.t.sol";

// The suites that list, once more on PancakeSwap's published bytecode with its protocol fee on.

contract PancakePresaleTest is PresaleTest {
    function isOnPancake() internal pure override returns (bool) {
        return true;
    }
}

contract PancakeFairLaunchTest is FairLaunchTest {
    function isOnPancake() internal pure override returns (bool) {
        return true;
    }
}

contract PancakeListingAttackTest is ListingAttackTest {
    function isOnPancake() internal pure override returns (bool) {
        return true;
    }
}

contract PancakeListingOwnerTest is ListingOwnerTest {
    function isOnPancake() internal pure override returns (bool) {
        return true;
    }
}

contract PancakeListingProfitTest is ListingProfitTest {
    function isOnPancake() internal pure override returns (bool) {
        return true;
    }
}
