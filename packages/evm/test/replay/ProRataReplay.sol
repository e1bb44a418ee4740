// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchInfo, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {PresaleFees, PresaleInfo2} from "../../src/interfaces/IPresale.sol";
import {IProRata, IProRataFactory} from "../../src/interfaces/IProRata.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {Vm} from "../support/Vm.sol";
import {FairLaunchReplay} from "./FairLaunchReplay.sol";

/// @notice One pro rata sale, from its logs and its factory's.
contract ProRataReplay is FairLaunchReplay {
    uint256 private _hardCap;

    constructor(address sale) FairLaunchReplay(sale) {}

    function check() public view override {
        super.check();
        _same(SALE, abi.encodeCall(IProRata.hardCap, ()), abi.encode(_hardCap), "hard cap");
        uint256 all = _status.TOTAL_BASE_COLLECTED;
        for (uint256 i; i < _accounts.length; ++i) {
            uint256 rest = all > _hardCap ? _buyers[_accounts[i]].base * (all - _hardCap) / all : 0;
            _same(SALE, abi.encodeCall(IProRata.restOf, (_accounts[i])), abi.encode(rest), "a rest");
        }
    }

    function _take(Vm.Log memory log) internal override {
        super._take(log);
        if (log.topics[0] != IProRataFactory.ProRataCreated.selector || _address(log.topics[1]) != SALE) return;
        (_info, _hardCap, _info2, _fees, _team,,) = abi.decode(
            log.data, (FairLaunchInfo, uint256, PresaleInfo2, PresaleFees, TeamVesting, TokenMeta, TokenMeta)
        );
    }
}
