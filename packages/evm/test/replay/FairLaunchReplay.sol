// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {FairLaunchInfo, IFairLaunch, IFairLaunchFactory, TeamVesting} from "../../src/interfaces/IFairLaunch.sol";
import {IListsElsewhere} from "../../src/interfaces/IListsElsewhere.sol";
import {PresaleFees, PresaleInfo2, PresaleStatus} from "../../src/interfaces/IPresale.sol";
import {TokenMeta} from "../../src/interfaces/TokenMeta.sol";
import {Vm} from "../support/Vm.sol";
import {Replay} from "./Replay.sol";

/// @notice One fair launch, from its logs and its factory's.
contract FairLaunchReplay is Replay {
    struct Buyer {
        uint256 base;
        uint256 claimed;
    }

    address internal immutable SALE;

    FairLaunchInfo internal _info;
    PresaleInfo2 internal _info2;
    PresaleFees internal _fees;
    TeamVesting internal _team;
    PresaleStatus internal _status;
    uint256 private _elsewhereFrom;
    uint256 private _lockId;
    uint256 private _teamLockId;
    address[] internal _accounts;
    mapping(address account => Buyer) internal _buyers;

    constructor(address sale) {
        SALE = sale;
    }

    function check() public view virtual override {
        for (uint256 i; i < _accounts.length; ++i) {
            Buyer memory buyer = _buyers[_accounts[i]];
            bytes memory expected = abi.encode(buyer.base, _tokensOf(buyer.base), buyer.claimed);
            _same(SALE, abi.encodeCall(IFairLaunch.BUYERS, (_accounts[i])), expected, "a buyer");
        }
        PresaleStatus memory status = _status;
        status.TOTAL_TOKENS_SOLD = _tokensOf(status.TOTAL_BASE_COLLECTED - status.TOTAL_BASE_WITHDRAWN);
        bytes memory info = abi.encode(_info, _info2, _fees, status, _state(), _team);
        _same(SALE, abi.encodeCall(IFairLaunch.getInfo, ()), info, "getInfo");
        _same(SALE, abi.encodeCall(IFairLaunch.presaleStatus, ()), abi.encode(_state()), "status");
        bytes memory isFinalized = abi.encode(status.LP_GENERATION_COMPLETE);
        _same(SALE, abi.encodeCall(IFairLaunch.isFinalized, ()), isFinalized, "finalized");
        _same(SALE, abi.encodeCall(IFairLaunch.LOCK_ID, ()), abi.encode(_lockId), "lock");
        _same(SALE, abi.encodeCall(IFairLaunch.TEAM_LOCK_ID, ()), abi.encode(_teamLockId), "team's lock");
        _same(SALE, abi.encodeCall(IListsElsewhere.otherExchange, ()), abi.encode(_info2.otherFactory), "other exchange");
        _same(SALE, abi.encodeCall(IListsElsewhere.elsewhereFrom, ()), abi.encode(_elsewhereFrom), "elsewhere from");
    }

    function _take(Vm.Log memory log) internal virtual override {
        bytes32 kind = log.topics[0];
        bool isCreation = kind == IFairLaunchFactory.FairLaunchCreated.selector;
        if (isCreation && _address(log.topics[1]) == SALE) _create(log.data);
        if (log.emitter != SALE) return;
        if (kind == IFairLaunch.UserDeposited.selector) {
            uint256 amount;
            (amount, _status.TOTAL_BASE_COLLECTED, _status.NUM_BUYERS) =
                abi.decode(log.data, (uint256, uint256, uint256));
            address account = _address(log.topics[1]);
            if (!_has(_accounts, account)) _accounts.push(account);
            _buyers[account].base += amount;
        } else if (kind == IFairLaunch.BaseRefunded.selector) {
            uint256 amount;
            (amount, _status.TOTAL_BASE_COLLECTED, _status.NUM_BUYERS) =
                abi.decode(log.data, (uint256, uint256, uint256));
            _status.TOTAL_BASE_WITHDRAWN += amount;
            delete _buyers[_address(log.topics[1])];
        } else if (kind == IFairLaunch.TokensClaimed.selector) {
            (_buyers[_address(log.topics[1])].claimed, _status.TOTAL_TOKENS_WITHDRAWN) =
                abi.decode(log.data, (uint256, uint256));
        } else if (kind == IFairLaunch.ForceFailed.selector) {
            _status.FORCE_FAILED = true;
        } else if (kind == IFairLaunch.ProjectInfoUpdated.selector) {
            _info2.projectInfoHash = abi.decode(log.data, (string));
        } else if (kind == IFairLaunch.LiquidityAdded.selector) {
            _lockId = uint256(log.topics[2]);
        } else if (kind == IListsElsewhere.ListingRefused.selector) {
            _elsewhereFrom = abi.decode(log.data, (uint256));
        } else if (kind == IFairLaunch.Finalized.selector) {
            _status.LP_GENERATION_COMPLETE = true;
            (,,,, _teamLockId) = abi.decode(log.data, (uint256, uint256, uint256, uint256, uint256));
        }
    }

    function _create(bytes memory data) private {
        (_info, _info2, _fees, _team,,) =
            abi.decode(data, (FairLaunchInfo, PresaleInfo2, PresaleFees, TeamVesting, TokenMeta, TokenMeta));
    }

    function _tokensOf(uint256 base) private view returns (uint256) {
        return base == 0 ? 0 : Math.mulDiv(base, _info.sellingAmount, _status.TOTAL_BASE_COLLECTED);
    }

    /// @dev 0 QUED, 1 ACTIVE, 2 SUCCESS, 3 FAILED, 4 FINALIZED
    function _state() private view returns (uint8) {
        if (_status.LP_GENERATION_COMPLETE) return 4;
        if (_status.FORCE_FAILED) return 3;
        if (block.timestamp < _info.startTime) return 0;
        if (block.timestamp <= _info.endTime) return 1;
        if (_status.TOTAL_BASE_COLLECTED < _info.softCap) return 3;
        return block.timestamp > _info.endTime + 7 days ? 3 : 2;
    }
}
