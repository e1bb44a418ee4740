// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FairLaunch} from "../fairlaunch/FairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {IProRata} from "../interfaces/IProRata.sol";
import {ProRataMath} from "./ProRataMath.sol";

/// @title A sale that bots cannot win: everybody commits within a window, nobody is first, and all are cut by the same part
/// @notice A fair launch with a hard cap (RGT-06). Where more was committed, the raise is the hard cap, and each buyer gets the
/// rest of the commitment back with the tokens. A part of the tokens is the part of all commitments, whenever they were made
/// and by however many wallets: to split a commitment never gives more.
contract ProRata is FairLaunch, IProRata {
    constructor(ILaunchpadSetting setting) FairLaunch(setting) {}

    /// @inheritdoc IProRata
    function hardCap() public view returns (uint256 cap) {
        // the terms are a struct of their own, of which the first word says where it begins
        (, cap) = abi.decode(Clones.fetchCloneArgs(address(this)), (uint256, uint256));
    }

    /// @inheritdoc IProRata
    function restOf(address account) public view returns (uint256) {
        return ProRataMath.rest(_buyers[account].base, _collected, hardCap());
    }

    function _raised() internal view override returns (uint256) {
        return Math.min(_collected, hardCap());
    }

    /// @dev A tiny commitment whose part is no unit still gets its rest.
    function _buysNothing(address account) internal override returns (uint256) {
        if (restOf(account) == 0) revert NothingToClaim();
        delete _buyers[account];
        emit TokensClaimed(account, 0, _tokensWithdrawn);
        return 0;
    }

    function _claim(address account) internal override returns (uint256 claimed) {
        uint256 rest = restOf(account);
        claimed = super._claim(account);
        if (rest == 0) return claimed;
        emit RestReturned(account, rest);
        _send(_terms().info.baseToken, account, rest);
    }
}
